import styles from './icon.module.css';

interface LineIconProps {
  readonly width: number;
  readonly height: number;
  /** Path data in units of the view box. */
  readonly path: string;
  readonly className?: string | undefined;
}

function LineIcon({ width, height, path, className }: LineIconProps) {
  return (
    <svg
      className={className ?? styles.icon}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** Arrow to the upper right: the link opens another site in a new tab. */
export function NewTabIcon() {
  return <LineIcon width={12} height={12} className={styles.arrow} path="M2 10l8-8M3.5 2H10v6.5" />;
}

/** Arrow to the right: the link leads to another page. */
export function ArrowIcon() {
  return <LineIcon width={16} height={12} className={styles.arrow} path="M1 6h13M9.5 1.5 14 6l-4.5 4.5" />;
}

/** Class of a control that opens a panel; adds a chevron that points down, or up while the panel is open. */
export const CHEVRON = styles.chevron;

/** A check mark in a circle, like an inspector's stamp. */
export function StampIcon() {
  return <LineIcon width={18} height={18} path="M9 1a8 8 0 1 0 0 16A8 8 0 0 0 9 1M5.4 9.2l2.5 2.6 4.8-5.4" />;
}

/** A triangle with an exclamation mark: something is wrong here. */
export function WarningIcon() {
  return <LineIcon width={18} height={18} path="M9 1.8 17 16.2H1zM9 6.8v4.6M9 13v1.6" />;
}

export function CloseIcon() {
  return <LineIcon width={16} height={16} path="m2 2 12 12M14 2 2 14" />;
}

/** Three bars; while the menu is open, CSS shows a cross instead. */
export function MenuIcon() {
  return (
    <svg className={styles.menu} width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <path className={styles.bars} d="M1 6h24M1 13h24M1 20h24" />
      <path className={styles.cross} d="M4 4l18 18M22 4L4 22" />
    </svg>
  );
}

export function PhoneIcon() {
  return (
    <svg className={styles.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        fill="currentColor"
        d="M5.7 1.2 8 6 6 8c1 2.5 3.5 5 6 6l2-2 4.8 2.3c-.2 2.6-1.9 4.5-4.3 4.5C7.5 18.8 1.2 12.5 1.2 5.5c0-2.4 1.9-4.1 4.5-4.3z"
      />
    </svg>
  );
}

/** A sash window: lit inside `data-office="open"`; inside `"closed"`, CSS shows a crescent moon instead. */
export function WindowIcon({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} width="13" height="15" viewBox="0 0 13 15" aria-hidden="true">
      <path className={styles.frame} d="M1 1h11v13H1z" />
      <path className={styles.sash} d="M1.8 7.5h9.4" />
      <path className={styles.moon} d="M8 1a6.5 6.5 0 1 0 4.5 9.5A6 6 0 0 1 8 1z" />
    </svg>
  );
}
