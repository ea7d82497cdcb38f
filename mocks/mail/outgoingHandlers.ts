import { refuse } from '../backend/answers';
import type { Body } from '../backend/body';
import type { Call, Handlers } from '../backend/backend';
import { mail } from '../backend/demands';
import { aCaseActivity } from '../db/builders';
import { db } from '../db/db';
import { selfOf } from '../people/assignees';
import { pushTimeline } from '../timeline/timelineActions';
import type { OutgoingMail } from '../wire/mail';
import { clock } from '../world/clock';
import { world } from '../world/worldState';

/** Finds a mail by its own id or by that of its activity. */
const named = (id: string): OutgoingMail =>
  db.outgoingMails.find(id) ??
  db.outgoingMails.firstWhere(({ activityId }) => activityId === id.toLowerCase()) ??
  refuse(404, 'De mail bestaat niet.');

const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;

function addressesIn(body: Body, name: 'to' | 'cc' | 'bcc'): string[] {
  const sent = body[name] ?? [];
  const list = typeof sent === 'string' ? sent.split(/[;,]/) : Array.isArray(sent) ? sent : [];
  const addresses = list.map((address) => String(address).trim()).filter((address) => address !== '');
  const wrong = addresses.find((address) => !ADDRESS.test(address));
  return wrong === undefined ? addresses : refuse(422, `Geen geldig e-mailadres: ${wrong}.`, name);
}

/** Adds an activity for the copy to the case of the mail; returns its id. */
function tell(mail: OutgoingMail, call: Call): string | null {
  const found = mail.caseId === null ? undefined : db.cases.find(mail.caseId);
  if (!found) return null;
  const activity = db.caseActivities.add(
    aCaseActivity({
      id: world.random.guid(),
      caseId: found.id,
      type: 'OutgoingMail',
      channel: 'Email',
      direction: 'Outbound',
      description: mail.subject,
      startTime: clock.iso(),
      colleague: selfOf(call.user),
      mailId: mail.id,
    }),
  );
  pushTimeline(found, activity);
  return activity.id;
}

const send = (prefix: string) => async (call: Call) => {
  const mail = named(call.param('id'));
  const body = await call.body();
  const [to, cc, bcc] = [addressesIn(body, 'to'), addressesIn(body, 'cc'), addressesIn(body, 'bcc')];
  if (to.length === 0) refuse(422, 'Ten minste een ontvanger is verplicht.', 'to');
  const copy: OutgoingMail = {
    ...mail,
    id: world.random.guid(),
    subject: `${prefix}${mail.subject ?? ''}`,
    to,
    cc,
    bcc,
    sent: clock.iso(),
    sentById: call.user.id,
  };
  db.outgoingMails.add({ ...copy, activityId: tell(copy, call) });
};

export const outgoingMailHandlers: Handlers = {
  'GET /api/v1/mail/outgoing/:id': mail(({ param }) => named(param('id'))),
  'GET /api/v1/mail/outgoing/:id/attachment/:contentId': mail(({ param }) => {
    const { attachments } = named(param('id'));
    const found =
      attachments?.find(({ contentId }) => contentId === param('contentId')) ??
      refuse(404, 'De bijlage bestaat niet.');
    return new Response(new Uint8Array(Math.min(found.size ?? 1, 2_000_000)), {
      headers: {
        'Content-Type': found.contentType ?? 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.filename ?? 'bijlage')}`,
      },
    });
  }),
  'POST /api/v1/mail/outgoing/:id/resend': mail(send('')),
  'POST /api/v1/mail/outgoing/:id/forward': mail(send('FW: ')),
};
