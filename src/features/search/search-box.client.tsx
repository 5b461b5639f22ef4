/** Hydrates the search field without losing focus or text. */
import { hydrateRoot } from 'react-dom/client';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

const box = document.querySelector<HTMLElement>('[data-search]');
if (box) hydrateRoot(box, <SearchBox {...(JSON.parse(box.dataset.search ?? '{}') as SearchBoxProps)} />);
