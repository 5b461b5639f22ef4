import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { artInPage, artSource } from '../../src/features/art/art-source.ts';
import { listPhotoFiles } from '../../src/lib/photos/encode-photo.ts';
import { measurePhoto } from '../../src/lib/photos/measure-photo.ts';
import { textOfRichText } from '../../src/lib/text/parse-rich-text.ts';
import { pages, projects, team } from '../../src/site/catalog.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { photoFolderOf } from '../../src/site/content-pictures.ts';
import { attributes, normalize, only, parseFile, parseRoute, sectionOf, textOf } from '../support/html.ts';

describe('the about page', () => {
  const page = parseRoute('/about');
  const people = page.querySelectorAll('main section[aria-labelledby="team"] li');

  test('tells the story in paragraphs', () => {
    const paragraphs = sectionOf(page, 'Our method').querySelectorAll('p').map(textOf);
    const told = pages.about.story.paragraphs.map((paragraph) => normalize(textOfRichText(paragraph)));
    expect(paragraphs).toEqual(expect.arrayContaining(told));
  });

  test('shows the company’s values', () => {
    const values = page.querySelectorAll('main section[aria-labelledby="values"] li');
    const shown = values.map((value) => [textOf(only(value, 'h3')), textOf(only(value, 'p'))]);
    expect(shown).toEqual(pages.about.values.points.map(({ title, text }) => [title, text].map(normalize)));
  });

  test('shows every team member with picture, role and description', () => {
    expect(people.map((person) => textOf(person.querySelector('h3')))).toEqual(
      team.map(({ name }) => normalize(name)),
    );
    people.forEach((person, index) => {
      const { role, description, drawing, photo } = team[index] ?? {};
      expect(only(person, 'img').getAttribute('alt')).toBe((drawing ?? photo)?.alt);
      expect(person.querySelectorAll('p').map(textOf)).toEqual(
        [role, description].map((text) => normalize(text ?? '?')),
      );
    });
  });

  test('shows photos in all widths and formats, named after the person, with the photographer’s name', async () => {
    for (const [index, { name, photo }] of team.entries()) {
      if (!photo) continue;
      const path = join(photoFolderOf(CONTENT_FOLDER), photo.file);
      const files = listPhotoFiles(path, name, await measurePhoto(path));
      const figure = only(people[index] ?? page, 'figure');
      expect(attributes(figure, 'source, img', 'srcset').join(', ')).toBe(
        files.map((file) => `/photos/${file.name} ${file.width}w`).join(', '),
      );
      expect(textOf(figure)).toBe(photo.credit ? `Photo: ${normalize(photo.credit)}` : '');
    }
  });

  test('links to the contact page', () => {
    expect(attributes(only(page, 'main'), 'a', 'href')).toContain('/contact');
  });
});

describe('the portfolio', () => {
  const page = parseRoute('/portfolio');
  const main = only(page, 'main');

  test('shows every project with image, title, description and tags', () => {
    const articles = main.querySelectorAll('article');
    expect(articles.map((article) => textOf(only(article, 'h2')))).toEqual(
      projects.map(({ title }) => normalize(title)),
    );
    articles.forEach((article, index) => {
      const project = projects[index];
      expect(article.querySelectorAll('p').map(textOf)).toContain(normalize(project?.description ?? '?'));
      expect(only(article, 'ul').querySelectorAll('li').map(textOf)).toEqual(project?.tags);
      const drawing = project?.drawing;
      const address =
        drawing && (index === 0 ? `${artInPage(drawing.name).src}#day` : artSource(drawing.name).src);
      const image = main.querySelectorAll('img').find((one) => one.getAttribute('src') === address);
      expect(image?.getAttribute('alt')).toBe(drawing?.alt);
    });
  });

  test('links to the contact page', () => {
    const links = main.querySelectorAll('a').filter((link) => link.getAttribute('href') === '/contact');
    expect(links.length).toBeGreaterThanOrEqual(1);
  });
});

describe('404 pages', () => {
  const { service, borough } = pages['not-found'];

  test.each([
    ['services/404.html', service, '/services'],
    ['service-areas/404.html', borough, '/'],
  ])('in %s show their message with a link back', (file, { title, text }, href) => {
    const main = only(parseFile(file), 'main');
    expect(textOf(only(main, 'h1'))).toBe(normalize(title));
    const message = normalize(textOfRichText(text));
    const paragraph = main.querySelectorAll('p').find((one) => textOf(one) === message);
    expect(paragraph && attributes(paragraph, 'a', 'href')).toEqual([href]);
  });

  test.each(['404.html', 'services/404.html', 'service-areas/404.html'])(
    'in %s offer links to other pages',
    (file) => {
      const hrefs = attributes(only(parseFile(file), 'main'), 'a', 'href');
      for (const way of ['/', '/services', '/contact', '/es']) expect(hrefs).toContain(way);
    },
  );
});
