import styles from './toast.module.css';

/** Where the toast appears. Only the browser renders the toast, and this brings its styles into the page. */
export const ToastPlace = () => <div className={styles.viewport} />;
