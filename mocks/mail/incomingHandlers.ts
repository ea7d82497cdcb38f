import { textOf } from '../backend/body';
import { pageOf, refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { mail } from '../backend/demands';
import { omit } from '../backend/omit';
import { findCustomer } from '../people/customer';
import { compareMoments } from '../db/compare';
import { db } from '../db/db';
import type { UserRecord } from '../db/records';
import { selfOf } from '../people/assignees';
import type { MailMessage } from '../wire/mail';
import { clock } from '../world/clock';

const STATUSES = ['New', 'PickedUp', 'Finished', 'Deleted', 'Sent'];

const nameOf = ({ status }: MailMessage): string =>
  typeof status === 'number' ? (STATUSES[status] ?? '') : status;

function wantedStatus(params: URLSearchParams): string | null {
  const asked = params.get('status') ?? '';
  if (asked === '') return null;
  return STATUSES.includes(asked)
    ? asked
    : refuse(400, `Onbekende status '${asked}'. Verwacht: ${STATUSES.join(', ')}.`);
}

/** Leaves out the technical fields, which only a system user gets. */
function toMail(mail: MailMessage, { permissions }: UserRecord): Partial<MailMessage> {
  return permissions.includes('shell') ? mail : omit(mail, 'technical');
}

/** Refuses when the status of the mail does not allow the action. */
function from(id: string, statuses: readonly string[], action: string): MailMessage {
  const mail = db.mails.named(id);
  const status = nameOf(mail);
  return statuses.includes(status)
    ? mail
    : refuse(409, `Een bericht met status ${status} kan niet worden ${action}.`);
}

export const incomingMailHandlers: Handlers = {
  'GET /api/v1/mailmessage': mail(({ query, user }) => {
    const status = wantedStatus(query);
    const found = db.mails
      .where((mail) => status === null || nameOf(mail) === status)
      .sort((a, b) => compareMoments(b.received, a.received));
    const page = pageOf(found, query);
    return { ...page, items: page.items.map((mail) => toMail(mail, user)) };
  }),
  'GET /api/v1/mailmessage/counts': mail(() => {
    const names = db.mails.map(nameOf);
    return Object.fromEntries(
      STATUSES.map((status) => [status, names.filter((name) => name === status).length]),
    );
  }),
  'PUT /api/v1/mailmessage/pickUp/:id': mail(({ param, user }) => {
    const { id, name } = selfOf(user);
    const mail = from(param('id'), ['New'], 'opgepakt');
    db.mails.change(mail, { status: 'PickedUp', pickedUp: clock.iso(), pickedUpBy: { id, name } });
  }),
  'PUT /api/v1/mailmessage/finish/:id': mail(({ param }) => {
    const mail = from(param('id'), ['PickedUp'], 'afgerond');
    db.mails.change(mail, { status: 'Finished', finished: clock.iso() });
  }),
  'PUT /api/v1/mailmessage/delete/:id': mail(({ param }) => {
    db.mails.change(from(param('id'), ['New', 'PickedUp'], 'verwijderd'), { status: 'Deleted' });
  }),
  'PUT /api/v1/mailmessage/AttachCustomerToMailMessage/:id': mail(async (call) => {
    const mail = from(call.param('id'), ['New', 'PickedUp'], 'gekoppeld');
    const customerId = textOf((await call.body())['customerId']);
    if (customerId === '') refuse(422, 'Een klant is verplicht.', 'customerId');
    const customer = findCustomer(customerId) ?? refuse(422, 'Onbekende klant.', 'customerId');
    const customerName = db.people.find(customer.personId)?.name ?? null;
    db.mails.change(mail, { customerId: customer.id, customerName });
  }),
};
