import { pageOf, refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { customerCard } from '../backend/demands';
import { db } from '../db/db';
import { compareMoments } from '../db/compare';
import { dutchDate } from '../db/calendar';
import { colleagueNamed } from '../colleagues/colleagueNamed';
import type { PastCall, PhoneDay } from '../wire/telephony';
import { usualCalls } from './usualCalls';

interface Period {
  from: number;
  until: number;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function momentOf(query: URLSearchParams, name: keyof Period): number {
  const text = query.get(name) ?? '';
  const at = Date.parse(text);
  return MOMENT.test(text) && !Number.isNaN(at) ? at : refuse(400, `'${name}' moet een ISO-tijdstip zijn.`);
}

function periodOf(query: URLSearchParams): Period {
  const [from, until] = [momentOf(query, 'from'), momentOf(query, 'until')];
  return until > from ? { from, until } : refuse(400, "'until' moet na 'from' liggen.");
}

/** The requested calls, newest first. The calls of another user require a permission of their own. */
function callsAsked({ param, query, user }: Call): PastCall[] {
  const colleague = colleagueNamed(param('userId'));
  if (colleague.id !== user.id && !user.permissions.includes('phoneViewColleagueHistory'))
    refuse(403, 'Nodig voor de telefonie van een ander: phoneViewColleagueHistory.');
  const { from, until } = periodOf(query);
  const recent = db.pastCalls.where(({ userId }) => userId === colleague.id);
  return [...recent, ...usualCalls(colleague.id, from, until)]
    .filter(({ startTime }) => {
      const at = Date.parse(startTime ?? '');
      return at >= from && at < until;
    })
    .sort((a, b) => compareMoments(b.startTime, a.startTime));
}

const dateOf = ({ startTime }: PastCall): string => dutchDate(Date.parse(startTime ?? ''));

const WORKING_SECONDS = 8 * 3_600;

function summaryOf(date: string, calls: readonly PastCall[]): PhoneDay {
  const talked = calls.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const count = (wanted: string) => calls.filter(({ direction }) => direction === wanted).length;
  return {
    date,
    inbound: count('Inbound'),
    outbound: count('Outbound'),
    statuses: [
      { status: 'Available', seconds: Math.max(0, WORKING_SECONDS - talked) },
      { status: 'Busy', seconds: talked },
    ],
  };
}

export const statisticsHandlers: Handlers = {
  'GET /api/v1/telephony/phonestatistics/phonecalls/:userId': customerCard((call) =>
    pageOf(callsAsked(call), call.query),
  ),
  'GET /api/v1/telephony/phonestatistics/phonestatussummary/:userId': customerCard((call) => {
    const calls = callsAsked(call).reverse();
    const dates = new Set(calls.map(dateOf));
    return [...dates].map((date) =>
      summaryOf(
        date,
        calls.filter((one) => dateOf(one) === date),
      ),
    );
  }),
};
