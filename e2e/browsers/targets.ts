import type { Target } from './look';

export const TASKS = '/dashboard/taken/overzicht';
export const CASES = '/dashboard/zaken/overzicht';
export const WORKLOAD = '/dashboard/zaken/workload/overzicht';

export const details: Target = { css: '#details' };
const head: Target = { css: '#filters' };
const filters: Target = { css: '#filters-pane' };

export const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
export const textbox = (name: string | RegExp, within?: Target): Target => ({
  role: 'textbox',
  name,
  ...(within && { within }),
});
export const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
export const dialog = (name: string): Target => ({
  css: '[role="dialog"], [role="alertdialog"]',
  text: name,
});

export const search: Target = { role: 'searchbox', name: 'Zoeken', within: head };
export const filter = (label: string): Target => button(new RegExp(label), filters);
export const option = (name: string): Target => ({ role: 'option', name });
export const clearFilters = button('Filters wissen', filters);
/** Unfolds the filters over the list. */
export const showFilters = button(/^Filters/, head);

const list = (name: string): Target => ({ role: 'list', name });
export const taskRows: Target = { role: 'listitem', within: list('Takenlijst') };
export const caseRows: Target = { role: 'listitem', within: list('Zakenlijst') };
export const taskRow = (subject: string): Target => ({ ...taskRows, text: subject });
export const caseRow = (title: string): Target => ({ ...caseRows, text: title });
export const linkIn = (row: Target): Target => ({ role: 'link', within: row });

export const tab = (name: string): Target => ({
  role: 'link',
  name: new RegExp(`^${name}`),
  within: { role: 'navigation', within: details },
});
export const shown = (text: string | RegExp): Target => ({ css: '*', text, within: details });
export const toast = (text: string): Target => ({
  role: 'listitem',
  text,
  within: { role: 'region', name: 'Meldingen in beeld' },
});
export const connection = (state: string): Target => ({ css: 'header', text: state });
