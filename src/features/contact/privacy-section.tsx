import { business } from '../../site/business.ts';
import { emailLink, hoursLine, phoneLink, phoneText } from '../../site/contact-details.ts';
import { describePrivacy } from '../../site/privacy.ts';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';
import { TwoColumns } from '../../ui/two-columns/two-columns.tsx';
import styles from './contact-page.module.css';

/** What the site does with data, and how to report an accessibility problem; every footer links here. */
export function PrivacySection() {
  return (
    <LabeledSection label="This website" tight onlyOnScreen>
      <TwoColumns className={styles.website}>
        <div id="privacy">
          <h3>Privacy</h3>
          <p>
            {`${describePrivacy(business)} Ask us what we hold about you: `}
            <a href={emailLink}>{business.email}</a>.
          </p>
        </div>
        <div id="accessibility">
          <h3>Accessibility</h3>
          <p>
            These pages work with a keyboard, a screen reader, large text, and without scripts. Our checks
            against WCAG 2.2 AA are run by a machine, and machines miss things. If something is in your way,
            tell us the page: <a href={emailLink}>{business.email}</a> or <a href={phoneLink}>{phoneText}</a>.
            <OpenHours line={hoursLine} />
          </p>
        </div>
      </TwoColumns>
    </LabeledSection>
  );
}
