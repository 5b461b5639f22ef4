/** Shows the current year in the copyright notice, even if the site was built last year. */
const year = document.querySelector<HTMLTimeElement>('[data-current-year]');
if (year) year.textContent = String(new Date().getFullYear());
