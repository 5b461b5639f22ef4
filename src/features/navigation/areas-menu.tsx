import { areaMenu } from '../../site/navigation.ts';
import styles from './areas-menu.module.css';
import { MenuLink } from './menu-link.tsx';
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
            <MenuLink className={styles.area} href={href} path={path}>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>{note}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </MenuPanel>
  );
}
