import { refuse } from '../backend/answers';
import type { Call, Handler } from '../backend/backend';
import { listSent } from '../backend/listSent';
import { db } from '../db/db';
import type { SmartLabelRecord } from '../db/records';
import { listParameter } from '../tasks/query';
import type { LabelUsage } from '../wire/knowledge';

/** The questions that use the label in their answers, including those for a target group and in follow-up questions. */
export function usagesOf({ name }: SmartLabelRecord): LabelUsage[] {
  const written = `{{${name ?? ''}}}`;
  return db.faqs
    .where(({ answer, targetGroupAnswers, followupQuestion }) =>
      JSON.stringify([answer, targetGroupAnswers, followupQuestion]).includes(written),
    )
    .map(({ id, question }) => ({ id, type: 'Faq', title: question }));
}

/** The ids in the address, otherwise those in the body. */
async function idsSent(call: Call): Promise<string[]> {
  const inAddress = listParameter(call.query, 'ids');
  const ids = inAddress.length > 0 ? inAddress : ((await listSent(call)) ?? []).map(String);
  return ids.length > 0 ? ids : refuse(422, 'Een lijst van labels is verplicht.', 'ids');
}

/** Removes all labels or none. */
export const removeLabels: Handler = async (call) => {
  const found = (await idsSent(call)).map(
    (id) => db.smartLabels.find(id) ?? refuse(404, 'Een van de labels bestaat niet.'),
  );
  const used = found.filter((label) => usagesOf(label).length > 0);
  if (used.length > 0) return refuse(409, `In gebruik: ${used.map(({ name }) => name ?? '').join(', ')}.`);
  for (const { id } of found) db.smartLabels.remove(id);
};
