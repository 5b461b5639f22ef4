import { Button } from '../../ui/button/button.tsx';
import styles from './share-form.module.css';

/**
 * Lets a visitor share the page, for example with a superintendent, through the device’s share sheet or by
 * copying the link. `share-page.ts` handles the form, which is hidden without JavaScript.
 */
export function ShareForm() {
  return (
    <form
      className={styles.share}
      method="dialog"
      data-form-handler="share"
      data-needs-script=""
      data-print="hide"
    >
      <Button type="submit">Share This Page</Button>
      <output />
      <template data-answer="done" />
      <template data-answer="copied">Link copied. Paste it into a text message.</template>
      <template data-answer="failed">Copy the address of this page from your browser.</template>
    </form>
  );
}
