/** Adds answers to the search field, which stays as it is in the page. */
import { renderIsland } from '../shared/react-island.ts';
import { SearchAnswers } from './search-answers.tsx';
import type { SearchBoxProps } from './search-box.tsx';

const box = document.querySelector<HTMLElement>('[data-search]');
const form = box?.querySelector('form');
const field = form?.querySelector<HTMLInputElement>('[role=combobox]');
const line = field?.parentElement;
if (box && form && field && line) {
  const props = JSON.parse(box.dataset.search ?? '{}') as SearchBoxProps;
  renderIsland(
    () => form,
    () => line,
    (place) => <SearchAnswers {...props} form={form} field={field} place={place} />,
  );
}
