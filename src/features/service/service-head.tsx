import { Fragment } from 'react';
import { FUEL_BURNING } from '../../content/dangers.ts';
import type { Service } from '../../content/schema.ts';
import { textWidth } from '../../drawings/kit/lettering.ts';
import { business } from '../../site/business.ts';
import { formatSystemName, getSystem, pages } from '../../site/catalog.ts';
import { hoursLine, phoneLink, phoneText } from '../../site/contact-details.ts';
import { routes } from '../../site/routes.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import { Phrase } from '../../ui/heading-lines/heading-lines.tsx';
import { PhoneIcon } from '../../ui/icon/icon.tsx';
import { Lead, SkyHead } from '../../ui/sky-head/sky-head.tsx';
import { BookLink } from '../shared/book-link.tsx';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { HoursLine } from '../shared/hours-line.tsx';
import { TextPhotoLink } from '../shared/text-photo-link.tsx';
import styles from './service-head.module.css';
import { SystemFigure } from './system-figure.tsx';

/** Maximum length, in characters, of a title in large type. */
const LONGEST_TITLE = 30;
/** Maximum width, in em, of each phrase in a title that is set in large type. */
const WIDEST_PHRASE = 6.2;

/** Matches the space before the job, where a title breaks: between “VRF/VRV System” and “Repair”. */
const BEFORE_JOB = / (?=(?:Repair|Maintenance|Replacement|Installation|Estimate|Services)\b)/;

/**
 * Title and plain name, lead, and buttons to book and call on the left, and the cutaway of the machine on the
 * right.
 */
export function ServiceHead({ service }: { readonly service: Service }) {
  const system = getSystem(service.system);
  const phrases = service.title.split(BEFORE_JOB);
  const isLong =
    service.title.length > LONGEST_TITLE ||
    phrases.some((phrase) => textWidth(phrase, 1, 'headline') > WIDEST_PHRASE);
  const bookingUrl = service.bookingUrl ?? business.bookingUrl;
  return (
    <SkyHead className={styles.head} data-system={system.key}>
      <div className={styles.grid} data-wrap>
        <div className={styles.words}>
          <Breadcrumb
            trail={[
              { label: 'Services', href: routes.services },
              { label: formatSystemName(system), href: routes.system(system.key) },
            ]}
          />
          <h1 data-long={isLong || undefined}>
            {phrases.map((phrase) => (
              <Fragment key={phrase}>
                <Phrase>{phrase}</Phrase>{' '}
              </Fragment>
            ))}
            <span className={styles.plain}>{service.plainName}</span>
          </h1>
          <Lead className={styles.lead}>{service.lead}</Lead>
          {FUEL_BURNING.includes(service.system) && <DangerLine />}
          <ButtonRow even>
            <BookLink href={bookingUrl}>{service.callToAction}</BookLink>
            {bookingUrl && (
              <ButtonLink href={phoneLink}>
                <PhoneIcon />
                <span>
                  Call <Phrase>{phoneText}</Phrase>
                </span>
              </ButtonLink>
            )}
          </ButtonRow>
          <p className={styles.hours} data-print="hide">
            <HoursLine text={hoursLine} />
          </p>
          <TextPhotoLink words={pages.contact.texting.link} className={styles.text} />
        </div>
        <SystemFigure drawing={drawingOf(service)} />
      </div>
    </SkyHead>
  );
}
