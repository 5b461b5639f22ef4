import type { Service } from '../../content/schema.ts';
import { phoneText } from '../../site/contact-details.ts';
import { absoluteUrl, routes } from '../../site/routes.ts';
import styles from './page-code.module.css';

/**
 * On paper only: the way from the sheet on the clipboard back to this page, and to us. The picture is a file of
 * its own that browsers fetch when they print, because every visitor would carry it otherwise.
 */
export function PageCode({ service }: { readonly service: Service }) {
  const url = absoluteUrl(routes.service(service.slug));
  return (
    <div className={styles.code} aria-hidden="true">
      <img src={routes.serviceCode(service.slug)} alt="" width="99" height="99" loading="lazy" />
      <p>
        <b>{phoneText}</b>
        <br />
        {url.replace('https://', '')}
      </p>
    </div>
  );
}
