/** Loads the code of the street on the home page when a pointer or the focus first reaches the strip or a station. */
import { loadCode } from '../shared/load-code.ts';

const street = document.querySelector('[data-ride]')?.parentElement;

for (const sign of ['pointerover', 'focusin'])
  street?.addEventListener(sign, () => loadCode(() => import('./street-ride.client.ts')));
