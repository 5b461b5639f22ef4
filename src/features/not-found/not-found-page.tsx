import { pages } from '../../site/catalog.ts';
import { languages } from '../../site/languages.ts';
import { routeOfLink, routes } from '../../site/routes.ts';
import { ButtonLink, ButtonRow, buttonClass } from '../../ui/button/button.tsx';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { RichLine } from '../../ui/rich-text/rich-text.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { LanguageLinks } from '../navigation/language-links.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { PageHead } from '../shared/page-head.tsx';

type MissingThing = 'service' | 'borough' | 'page';

/** Says what is missing (specification, section 8), and links to all services and the home page in every language. */
export function NotFoundPage({ missing }: { readonly missing: MissingThing }) {
  const { title, text } = pages['not-found'][missing];
  return (
    <>
      <PageHead
        title={<HeadingLines text={title} />}
        lead={<RichLine text={text} hrefOf={routeOfLink} />}
        picture={{
          wide: 'head-not-found',
          phone: 'head-not-found-phone',
          alt: 'An empty wall sleeve with a pigeon in it and a cat below.',
        }}
        street
      >
        <DangerLine />
        <ButtonRow>
          <ButtonLink href={routes.services}>All Services</ButtonLink>
          <ButtonLink href={routes.home}>Homepage</ButtonLink>
          <LanguageLinks path={null} className={buttonClass('outline')} />
        </ButtonRow>
        {languages.map(
          ({ code, tag, dangers }) =>
            dangers.line && (
              <div key={code} lang={tag}>
                <DangerLine text={dangers.line} />
              </div>
            ),
        )}
      </PageHead>
      <ClosingBand />
    </>
  );
}
