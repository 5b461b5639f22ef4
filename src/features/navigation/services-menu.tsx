import type { Frame, FrameFamily } from '../../site/frame.ts';
import { routes } from '../../site/routes.ts';
import { CHEVRON } from '../../ui/icon/icon.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { JobList } from './job-list.tsx';
import { MenuPanel } from './menu-panel.tsx';
import styles from './services-menu.module.css';

interface ServicesMenuProps {
  readonly frame: Frame;
  readonly current: boolean;
  readonly path: string | null;
}

/** Returns the machines from the roof down, as in the drawn house, and what belongs to no machine after them. */
function arrange(families: readonly FrameFamily[]): readonly FrameFamily[] {
  const isMachine = ({ key }: FrameFamily): boolean => key !== 'general';
  return [...families.filter(isMachine).toReversed(), ...families.filter((family) => !isMachine(family))];
}

/**
 * All services next to the finder's house, whose rooms are links, too. A room is lit while its machine is pointed at,
 * focused or unfolded, and on pages about it. The house is one file, which loads when the menu first opens.
 */
export function ServicesMenu({ frame, current, path }: ServicesMenuProps) {
  const { words, families, linkLanguage } = frame;
  return (
    <MenuPanel id="services-menu" label={words.services} current={current}>
      <ul className={styles.families}>
        {arrange(families).map((family) => (
          <li className={styles.family} key={family.key}>
            {family.key !== 'general' && <ArtImage name={`room-${family.key}`} alt="" />}
            <a href={family.href}>
              <FamilyName family={family} />
            </a>
            <FamilyFold family={family} />
            <JobList className={styles.jobs} jobs={family.jobs} path={path} hrefLang={linkLanguage} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <TextLink href={routes.services} hrefLang={linkLanguage}>
          {words.allServices}
        </TextLink>
      </p>
    </MenuPanel>
  );
}

/**
 * Opens the jobs of a machine in the sheet, where the machine's name is not a link. As in `MenuPanel`, the jobs come
 * after the `details`, not inside it.
 */
function FamilyFold({ family }: { readonly family: FrameFamily }) {
  return (
    <details name="family">
      <summary className={CHEVRON}>
        <span>
          <FamilyName family={family} />
        </span>
      </summary>
    </details>
  );
}

/** The plain name of a machine, and the trade name next to it. */
function FamilyName({ family: { name, trade } }: { readonly family: FrameFamily }) {
  return (
    <>
      {trade ? `${name} ` : name}
      {trade && <small>{trade}</small>}
    </>
  );
}
