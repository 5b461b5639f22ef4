import type { ServiceIcon as ServiceIconName } from '../../content/schema.ts';
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

/**
 * A sash window, lit inside an element with `data-open="true"`. Inside one with `"false"`, CSS shows a
 * crescent moon instead.
 */
export function WindowIcon({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} width="13" height="15" viewBox="0 0 13 15" aria-hidden="true">
      <path className={styles.frame} d="M1 1h11v13H1z" />
      <path className={styles.sash} d="M1.8 7.5h9.4" />
      <path className={styles.moon} d="M8 1a6.5 6.5 0 1 0 4.5 9.5A6 6 0 0 1 8 1z" />
    </svg>
  );
}

/** Path data on a 40-by-40 grid. `ink` is filled; lines, heat and cold are strokes. */
interface ServiceDrawing {
  readonly ink: string;
  readonly line?: string;
  readonly hot?: string;
  readonly cold?: string;
}

/** The work, in the manner of the cutaways: a wrench on a pipe, a gauge, a new machine for an old one, paper. */
const SERVICE_ICONS: Readonly<Record<ServiceIconName, ServiceDrawing>> = {
  wrench: {
    ink: 'M14 18.6 18.6 21 11.1 35.2 8.7 36.6 6.6 35.5 6.5 32.7zM9 32.3a1.3 1.3 0 1 0 .1 0M14 13.4 22.9 18.1 21.4 20.9 12.5 16.2zM16.8 13.3 22.4 2.7 25.9 1.4 38.4 8 36.2 12.3 25 6.4 20.3 15.2zM21.6 15.8 22.8 13.5 32.7 18.8 31.5 21.1z',
    hot: 'M29.5 10.7a2.2 2.2 0 1 0 .1 0',
  },
  gauge: {
    ink: 'M20 1a14.5 14.5 0 1 1 0 29A14.5 14.5 0 0 1 20 1m0 2.8a11.7 11.7 0 1 0 0 23.4A11.7 11.7 0 0 0 20 3.8M16.5 29.5h7V33h3v6h-13v-6h3zM20 13.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4',
    line: 'M20 5.5V9M9.5 15.5H13M27 15.5h3.5M12.6 22.9 14.5 21M27.4 22.9 25.5 21M12.6 8.1l1.9 1.9',
    hot: 'm20 15.5 7-7',
  },
  exchange: {
    ink: 'M21 13h16v22h2v3H1v-3h20zM29 16a5 5 0 1 0 .1 0M29 19.5a1.5 1.5 0 1 1-.1 0M24 29v1.8h10V29zM24 32v1.8h10V32zM24.5 3.5l8 4.2-8.6 2.8z',
    line: 'M4 34V18h11v16M4 24h11M7 29h5M9.5 13.5C11 8 17 6 25 7',
  },
  'indoor-unit': {
    ink: 'M0 2h4v36H0zM4 7h31l3 3v7l-5 4H4zM9 15.8v2h24v-2zM30 10v2h3v-2z',
    cold: 'M13 23.5c0 6-1.5 9-4 12M7.8 31.5v4.8h4.6M20.5 23.5V36M17.5 32.5l3 3.5 3-3.5M28 23.5c0 6 1.5 9 4 12M28.6 36.3h4.6v-4.8',
  },
  sheet: {
    ink: 'M6 1h19v9h9v11h-2.8v-8.2H22.2V3.8H8.8v31.4h13V38H6zM25 1l9 9h-9zM12 9h6.5v6H12zM38.5 21.5l-11 14-4.5 2.5.8-5 11-14z',
    line: 'M12 19.9h13M12 25h10M12 30.1h7',
  },
  toolbox: {
    ink: 'M1 20c6 2 32 2 38 0l-2 18H3zM9 25.2v9.6h22v-9.6zM10.8 27v6h18.4v-6zM6 4.5h9v4.5h-3V19H9V9H6zM28 2h4v8h-1v9h-2v-9h-1z',
    line: 'M13 20c1-9 13-9 14 0',
  },
};

export function ServiceIcon({ name }: { readonly name: ServiceIconName }) {
  const { ink, line, hot, cold } = SERVICE_ICONS[name];
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" fill="none" aria-hidden="true">
      {line && <path d={line} />}
      {hot && <path className={styles.hot} d={hot} />}
      {cold && <path className={styles.cold} d={cold} />}
      <path className={styles.ink} d={ink} />
    </svg>
  );
}
