import { Fragment } from 'react';
import type { Service } from '../../content/schema.ts';
import { phoneText } from '../../site/contact-details.ts';
import { absoluteUrl, routes } from '../../site/routes.ts';
import styles from './page-code.module.css';

/**
 * In print only: a QR code that leads back to the page, the page’s URL, and the phone number. The code is a separate
 * file, which browsers fetch when they print, so that it does not add to every page view.
 */
export function PageCode({ service }: { readonly service: Service }) {
  const url = absoluteUrl(routes.service(service.slug));
  return (
    <div className={styles.code} aria-hidden="true">
      <img src={routes.serviceCode(service.slug)} alt="" width="99" height="99" loading="lazy" />
      <p>
        <b>{phoneText}</b>
        <br />
        {url
          .replace('https://', '')
          .split(/(?<=\/)/)
          .map((part) => (
            <Fragment key={part}>
              <span>{part}</span>
              <wbr />
            </Fragment>
          ))}
      </p>
    </div>
  );
}
