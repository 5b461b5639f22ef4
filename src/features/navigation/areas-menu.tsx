import { areaMenu } from '../../site/navigation.ts';
import styles from './areas-menu.module.css';
import { MenuPanel } from './menu-panel.tsx';

interface AreasMenuProps {
  readonly current: boolean;
  readonly path: string | null;
}

/** The five boroughs with one line each. */
export function AreasMenu({ current, path }: AreasMenuProps) {
  return (
    <MenuPanel id="areas-menu" label="Service Areas" current={current}>
      <ul className={styles.areas}>
        {areaMenu.map(({ name, href, note }) => (
          <li key={href}>
            <a className={styles.area} href={href} aria-current={href === path ? 'page' : undefined}>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </MenuPanel>
  );
}
