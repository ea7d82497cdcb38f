import { call } from '../backend/testCalls';
import type { UserKey } from '../backend/testServer';

/* Examples from the documents, and the calls that are compared with them. */

export const read = async (path: string, user: UserKey = 'bram') =>
  (await call(user, 'GET', `/api/${path}`)).data;
export const put = async (path: string, body?: unknown) =>
  (await call('bram', 'PUT', `/api/v1/${path}`, body)).data;
export const post = async (path: string, body?: unknown) =>
  (await call('bram', 'POST', `/api/v1/${path}`, body)).data;
export const first = (page: Record<string, unknown>) => (page['items'] as unknown[])[0];

export const EMPLOYEE = {
  id: 'e1',
  name: 'Sanne de Vries',
  type: 'Employee',
  department: 'Klantcontactcentrum',
};
export const AUTHOR = { id: 'e1', personId: 'e2', name: 'Sanne de Vries', department: 'Klantcontactcentrum' };
export const PERSON = { id: 'e2', name: 'Maria van Dijk', roles: {} };
/** An activity in the history of its case; elsewhere it names that case. */
export const ACTIVITY = {
  id: 'ad',
  type: 'Contact',
  channel: 'Phone',
  description: 'Huurverhoging uitgelegd',
  message: null,
  startTime: '2026-11-22T10:54:16.020Z',
  isDeleted: false,
  linkedActivities: [],
  direction: 'Inbound',
  colleague: { id: 'e1', personId: 'e2', name: 'Sanne de Vries' },
};
/** A case on the timeline, about a question and a contract. */
export const CASE = {
  id: 'c1',
  title: 'Vraag 2',
  status: 2,
  created: '2024-06-13T00:45:16.020Z',
  isDeleted: false,
  personId: 'e2',
  faqId: 'fa',
  faq: { id: 'fa', question: 'Wie herstelt een lekkage?' },
  thesaurusTagId: 'af',
  contract: { id: 'c2', addressLine: 'Singel 31' },
};
