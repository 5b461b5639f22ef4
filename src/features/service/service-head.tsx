import { Fragment } from 'react';
import type { Service } from '../../content/schema.ts';
import { textWidth } from '../../drawings/kit/lettering.ts';
import { formatSystemName, getSystem, pages } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { Phrase } from '../../ui/heading-lines/heading-lines.tsx';
import { Lead, SkyHead } from '../../ui/sky-head/sky-head.tsx';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { HeadButtons } from '../shared/head-buttons.tsx';
import { TextPhotoLink } from '../shared/text-photo-link.tsx';
import styles from './service-head.module.css';
import { SystemFigure } from './system-figure.tsx';

/** Maximum length, in characters, of a title in large type. */
const LONGEST_TITLE = 30;
/** Maximum width, in em, of each phrase in a title that is set in large type. */
const WIDEST_PHRASE = 6.2;

/** Matches the space before the job, where a title breaks: between “VRF/VRV System” and “Repair”. */
const BEFORE_JOB = / (?=(?:Repair|Maintenance|Replacement|Installation|Estimate|Services)\b)/;

/** Title, plain name, lead, and buttons on the left; the cutaway of the machine on the right. */
export function ServiceHead({ service }: { readonly service: Service }) {
  const system = getSystem(service.system);
  const phrases = service.title.split(BEFORE_JOB);
  const isLong =
    service.title.length > LONGEST_TITLE ||
    phrases.some((phrase) => textWidth(phrase, 1, 'headline') > WIDEST_PHRASE);
  return (
    <SkyHead className={styles.head} data-system={system.key}>
      <div className={styles.grid} data-wrap>
        <div className={styles.words}>
          <Breadcrumb
            machine={system.key}
            trail={[
              { label: 'Services', href: routes.services },
              { label: formatSystemName(system), href: routes.system(system.key) },
            ]}
          />
          <h1 data-long={isLong ? phrases.length : undefined}>
            {phrases.map((phrase) => (
              <Fragment key={phrase}>
                <Phrase>{phrase}</Phrase>{' '}
              </Fragment>
            ))}
            <span className={styles.plain}>{service.plainName}</span>
          </h1>
          <Lead className={styles.lead}>{service.lead}</Lead>
          <DangerLine linksToOthers />
          <HeadButtons
            book={service.callToAction}
            bookingUrl={service.bookingUrl}
            urgent={service.job === 'repair'}
            even
          />
          <TextPhotoLink words={pages.contact.texting.link} />
        </div>
        <SystemFigure drawing={drawingOf(service)} />
      </div>
    </SkyHead>
  );
}
