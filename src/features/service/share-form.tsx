import { Button } from '../../ui/button/button.tsx';
import styles from './share-form.module.css';

/**
 * Shares the page with the building superintendent through the device’s share sheet, or copies its link. It
 * is handled by `share-page.ts` and hidden without JavaScript.
 */
export function ShareForm() {
  return (
    <form className={styles.share} method="dialog" data-form-handler="share" data-print="hide">
      <Button type="submit">Share This Page</Button>
      <output />
      <template data-answer="done" />
      <template data-answer="copied">Link copied. Paste it into a text message.</template>
      <template data-answer="failed">Copy the address of this page from your browser.</template>
    </form>
  );
}
