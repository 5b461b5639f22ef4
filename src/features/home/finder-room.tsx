import type { SystemKey } from '../../content/parts.ts';
import { ArtImage } from '../art/art-image.tsx';
import { artSource } from '../art/art-source.ts';
import styles from './finder-room.module.css';

/** A machine with its own floor in the drawn house. */
export type Machine = Exclude<SystemKey, 'general'>;

/** Class of the row that opens a floor; it draws the walls, the slab and the pipe shaft next to the drawing. */
export const WALLS = styles.walls;

/** The drawn floor of a machine, and the same file again with the room lit. */
export function FinderRoom({ machine }: { readonly machine: Machine }) {
  const name = `floor-${machine}` as const;
  const { src, width, height } = artSource(name);
  return (
    <span className={styles.room}>
      <ArtImage name={name} alt="" />
      <img src={`${src}#lit`} alt="" width={width} height={height} loading="lazy" />
    </span>
  );
}
