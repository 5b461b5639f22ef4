/** Shows the current year in the copyright notice, even if the site was built last year. */
document.querySelector('[data-current-year]')?.replaceChildren(String(new Date().getFullYear()));
