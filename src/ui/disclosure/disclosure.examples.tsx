import { Disclosure, DisclosureList } from './disclosure.tsx';

export const examples = {
  rows: (
    <DisclosureList>
      <Disclosure summary={<h3>Who pays?</h3>}>
        <p>The owner.</p>
      </Disclosure>
      <Disclosure summary={<h3>How long does it take?</h3>}>
        <p>One visit, mostly.</p>
      </Disclosure>
    </DisclosureList>
  ),
};
