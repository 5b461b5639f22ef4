import type { ReactNode } from 'react';
import { routes } from '../../site/routes.ts';
import { ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { PageHead } from '../shared/page-head.tsx';

/** What was looked for. */
export type MissingThing = 'service' | 'borough' | 'page';

interface Message {
  readonly title: string;
  readonly text: ReactNode;
}

const services = <a href={routes.services}>Services</a>;
const homepage = <a href={routes.home}>Homepage</a>;

/** The first two texts are fixed by specification 8. */
const MESSAGES: Readonly<Record<MissingThing, Message>> = {
  service: {
    title: 'Nothing in this sleeve.',
    text: <>Service not found. Please check the URL or go back to {services}.</>,
  },
  borough: {
    title: 'Not one of the five.',
    text: <>Borough information not found. Please check the URL or go back to the {homepage}.</>,
  },
  page: {
    title: 'Nothing behind this wall.',
    text: <>Page not found. Please check the URL or go back to the {homepage}.</>,
  },
};

export function NotFoundPage({ missing }: { readonly missing: MissingThing }) {
  const { title, text } = MESSAGES[missing];
  return (
    <>
      <PageHead
        title={title}
        lead={text}
        picture={{
          wide: 'head-not-found',
          phone: 'head-not-found-phone',
          alt: 'An empty wall sleeve with a pigeon in it and a cat below.',
        }}
        fill
      >
        <DangerLine />
        <ButtonRow>
          <ButtonLink href={routes.services}>All Services</ButtonLink>
          <ButtonLink href={routes.home}>Homepage</ButtonLink>
        </ButtonRow>
      </PageHead>
      <ClosingBand />
    </>
  );
}
