import { describe, expect, test } from 'vitest';
import { projects, team } from '../../src/site/catalog.ts';
import {
  attributes,
  metaOf,
  normalize,
  only,
  parseFile,
  parseRoute,
  sectionOf,
  textOf,
} from '../support/html.ts';

describe('the about page', () => {
  const page = parseRoute('/about');

  test('tells the story in running text', () => {
    const paragraphs = sectionOf(page, 'Our story').querySelectorAll('p').map(textOf);
    expect(paragraphs.join(' ').split(' ').length).toBeGreaterThan(100);
  });

  test('has four values', () => {
    const section = page.querySelectorAll('main section').find((one) => one.querySelector('h2#values'));
    const values = section?.querySelectorAll('li') ?? [];
    expect(values).toHaveLength(4);
    for (const value of values) expect(textOf(value.querySelector('p')).length).toBeGreaterThan(20);
  });

  test('shows three technicians with nickname, portrait, role and words', () => {
    const section = page.querySelectorAll('main section').find((one) => one.querySelector('h2#team'));
    const people = section?.querySelectorAll('li') ?? [];
    expect(people.map((person) => textOf(person.querySelector('h3')))).toEqual(
      team.map(({ name }) => normalize(name)),
    );
    expect(people).toHaveLength(3);
    people.forEach((person, index) => {
      const { name, role, description, drawing } = team[index] ?? {};
      expect(name).toMatch(/“\w+”/);
      expect(only(person, 'img').getAttribute('alt')).toBe(drawing?.alt);
      expect(person.querySelectorAll('p').map(textOf)).toEqual(
        [role, description].map((text) => normalize(text ?? '?')),
      );
    });
    expect(textOf(section)).toMatch(/sample/i);
  });

  test('leads to the contact page', () => {
    expect(attributes(only(page, 'main'), 'a', 'href')).toContain('/contact');
  });
});

describe('the portfolio', () => {
  const page = parseRoute('/portfolio');
  const main = only(page, 'main');

  test('shows six projects, each with image, title, description and tags', () => {
    const articles = main.querySelectorAll('article');
    expect(articles.map((article) => textOf(only(article, 'h2')))).toEqual(
      projects.map(({ title }) => normalize(title)),
    );
    expect(articles).toHaveLength(6);
    articles.forEach((article, index) => {
      const project = projects[index];
      expect(article.querySelectorAll('p').map(textOf)).toContain(normalize(project?.description ?? '?'));
      expect(only(article, 'ul').querySelectorAll('li').map(textOf)).toEqual(project?.tags);
      const name = index === 0 ? 'data:image/svg+xml,' : `/art/${project?.drawing?.name}.`;
      const image = main.querySelector(`img[src^="${name}"]`);
      expect(image?.getAttribute('alt')).toBe(project?.drawing?.alt);
    });
  });

  test('says that the projects are samples', () => {
    expect(textOf(main)).toMatch(/Sample projects/);
  });

  test('leads to the contact page from beside the projects', () => {
    const links = main.querySelectorAll('a').filter((link) => link.getAttribute('href') === '/contact');
    expect(links.length).toBeGreaterThanOrEqual(1);
  });
});

describe('pages for missing addresses', () => {
  const SERVICE = 'Service not found. Please check the URL or go back to Services.';
  const BOROUGH = 'Borough information not found. Please check the URL or go back to the Homepage.';

  test.each([
    ['services/404.html', SERVICE, 'Services', '/services'],
    ['service-areas/404.html', BOROUGH, 'Homepage', '/'],
  ])('in %s say the exact message, whose last word leads back', (file, message, word, href) => {
    const main = only(parseFile(file), 'main');
    const paragraph = main.querySelectorAll('p').find((one) => textOf(one) === message);
    if (!paragraph) throw new Error(`The message is not there: ${textOf(main)}`);
    const link = only(paragraph, 'a');
    expect(textOf(link)).toBe(word);
    expect(link.getAttribute('href')).toBe(href);
  });

  test.each(['404.html', 'services/404.html', 'service-areas/404.html'])('in %s offer ways out', (file) => {
    const hrefs = attributes(only(parseFile(file), 'main'), 'a', 'href');
    for (const way of ['/', '/services', '/contact']) expect(hrefs).toContain(way);
    expect(metaOf(parseFile(file), 'robots')).toBe('noindex');
  });

  test('say three different things', () => {
    const files = ['404.html', 'services/404.html', 'service-areas/404.html'];
    expect(new Set(files.map((file) => textOf(only(parseFile(file), 'h1')))).size).toBe(3);
  });
});
