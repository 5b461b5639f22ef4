import { Fragment } from 'react';
import type { Service } from '../../content/schema.ts';
import { phoneText } from '../../site/contact-details.ts';
import { absoluteUrl, routes } from '../../site/routes.ts';
import { LabeledSection } from '../../ui/section/section.tsx';
import { TwoColumns } from '../../ui/two-columns/two-columns.tsx';
import styles from './before-visit.module.css';

/** What to do and have ready, where our part ends, and in print a QR code that leads to it. */
export function BeforeVisit({ service }: { readonly service: Service }) {
  return (
    <LabeledSection label="Before we come" tight folds>
      <TwoColumns className={styles.columns}>
        <div>
          <h3>Your part</h3>
          <ul className={styles.ready}>
            {service.prepare.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          {service.limits.length > 0 && (
            <>
              <h3>Where our part ends</h3>
              <ul className={styles.limits}>
                {service.limits.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </>
          )}
          <PageCode service={service} />
        </div>
      </TwoColumns>
    </LabeledSection>
  );
}

/** In print only: a QR code that leads back to the page, its URL, and the number. Browsers fetch the code to print. */
function PageCode({ service }: { readonly service: Service }) {
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
