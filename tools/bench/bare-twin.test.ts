import { expect, test } from 'vitest';
import { bareTwin } from './bare-twin.ts';

test('the twin of a page keeps its text, links and headings, but no styles, pictures or scripts', () => {
  const twin = bareTwin(
    '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>T</title><style>a{}</style>' +
      '<link rel="icon" href="/a.ico"></head><body class="a"><nav id="m" popover class="b"><a class="c" href="/x">X</a>' +
      '</nav><main><h1>H</h1><img src="/a.svg" alt="A"><svg><path d=""/></svg></main><script src="/a.js"></script></body></html>',
  );
  expect(twin).toBe(
    '<!DOCTYPE html><html><head><meta charset="utf-8"><title>T</title></head><body><nav><a href="/x">X</a>' +
      '</nav><main><h1>H</h1></main></body></html>',
  );
});
