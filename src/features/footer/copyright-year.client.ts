/** Shows the visitor's current year in the copyright notice, also when the site was built before New Year. */
const year = document.querySelector<HTMLTimeElement>('[data-current-year]');
if (year) year.textContent = String(new Date().getFullYear());
