import type { ReactNode } from 'react';
import type { ArtName } from '../../drawings/art.ts';
import { classNames } from '../../lib/styling/class-names.ts';
import { Lead, SkyHead } from '../../ui/sky-head/sky-head.tsx';
import { ArtPicture } from '../art/art-image.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** A wide drawing and its version for phones. */
  readonly picture?: { readonly wide: ArtName; readonly phone: ArtName; readonly alt: string };
  /** Another drawing in the place of the picture. */
  readonly drawing?: ReactNode;
  /** Whether the drawing's street and water main continue across the page, below the text. */
  readonly street?: boolean;
  /** Content below the lead, such as buttons or links. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** The page head of every page that has no special one. The sky extends under the transparent bar. */
export function PageHead({
  title,
  lead,
  picture,
  drawing,
  street = false,
  children,
  className,
}: PageHeadProps) {
  return (
    <SkyHead className={className}>
      <div
        className={classNames(styles.grid, !(picture || drawing) && styles.single, street && styles.street)}
        data-wrap
      >
        <div className={styles.words}>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
          {children}
        </div>
        {picture && (
          <figure className={styles.picture}>
            <ArtPicture {...picture} />
          </figure>
        )}
        {drawing}
      </div>
    </SkyHead>
  );
}
