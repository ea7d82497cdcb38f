/** The texts of a page on which nothing else can be shown. */
interface LastWords {
  heading: string;
  text: string;
  refresh: string;
}

const texts: LastWords = {
  heading: 'Het programma kan niet worden getoond',
  text: 'Ververs de pagina om verder te gaan. Gebeurt het weer, meld het dan bij de servicedesk.',
  refresh: 'Pagina verversen',
};

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { textContent: text });
}

/**
 * Shows plain text and a reload button, in a page that needs neither store, router nor style sheet. The rest of React's
 * page is hidden, not removed.
 */
export function showLastResort(root: HTMLElement | null, words = texts): void {
  if (document.getElementById('last-resort')) return;
  const page = Object.assign(document.createElement('main'), { id: 'last-resort' });
  const refresh = element('button', words.refresh);
  refresh.addEventListener('click', () => window.location.reload());
  page.append(element('h1', words.heading), element('p', words.text), refresh);
  page.style.cssText = 'max-width:34rem;margin:4rem auto;padding:0 1rem;line-height:1.6';
  document.title = words.heading;
  if (root) root.hidden = true;
  document.body.append(page);
  refresh.focus();
}
