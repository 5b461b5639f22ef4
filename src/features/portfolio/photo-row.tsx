import type { Project } from '../../content/schema.ts';
import { PHONE } from '../../styles/breakpoints.ts';
import { PhotoImage } from '../art/picture.tsx';
import styles from './photo-row.module.css';

const SIZES = `${PHONE} 46vw, 20vw`;

/** A project's other photos with labels in a row, on phones two per row. Renders nothing if there are none. */
export function PhotoRow({ project: { title, morePhotos } }: { readonly project: Project }) {
  if (!morePhotos) return null;
  return (
    <ul className={styles.row} aria-label={`Photos: ${title}`}>
      {morePhotos.map((photo) => (
        <li key={photo.file}>
          <figure>
            <PhotoImage photo={photo} sizes={SIZES} />
            <figcaption>
              <b>{photo.label}</b>
              {photo.credit && <span> Photo: {photo.credit}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
