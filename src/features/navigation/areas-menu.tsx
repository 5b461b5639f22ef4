import type { Frame } from '../../site/frame.ts';
import styles from './areas-menu.module.css';
import { MenuLink } from './menu-link.tsx';
import { MenuPanel } from './menu-panel.tsx';

interface AreasMenuProps {
  readonly frame: Frame;
  readonly current: boolean;
  readonly path: string | null;
}

/** Links to all areas; in English, each has a one-line note. */
export function AreasMenu({ frame, current, path }: AreasMenuProps) {
  return (
    <MenuPanel id="areas-menu" label={frame.words.areas} current={current}>
      <ul className={styles.areas} data-row="baseline">
        {frame.areas.map(({ name, href, note }) => (
          <li key={href}>
            <MenuLink className={styles.area} href={href} path={path} hrefLang={frame.linkLanguage}>
              <span className={styles.name}>{name}</span>
              {note && <span className={styles.note}>{note}</span>}
            </MenuLink>
          </li>
        ))}
      </ul>
    </MenuPanel>
  );
}
