import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { restOf } from '@/core/drafts/draftRest';
import * as d from '@/domain/decode/decode';
import { isMomentAbout, type MomentAbout } from '@/domain/contacts/contactMoment';
import { isFilledIn } from '@/lib/text';
import { sameValue } from '@/lib/values';
import { KeptFile } from '@/shared/media';
import type { Contact } from '../contact/contact';
import { isAsked, Question } from '../contact/question';

const Part = v.object({
  question: v.nullable(Question),
  notes: v.string(),
  files: v.array(KeptFile),
});
export type Part = v.InferOutput<typeof Part>;

/** A contact moment that is sent, with the part of the contact that it contains. */
export interface SentMoment extends MomentAbout {
  part: Part;
}

export const isSentMoment = (kept: unknown): kept is SentMoment =>
  isMomentAbout(kept) && 'part' in kept && v.is(Part, kept.part);

/** Returns true if the contract was changed after the moment was sent. */
const isOtherContract = ({ contract }: Contact, { contact: moment }: SentMoment): boolean =>
  contract !== undefined && (contract?.id ?? null) !== v.parse(d.optionalId, moment.contractId);

/** Returns the changed part of a question as a new question; the whole question if the contract was changed. */
function changedSince(now: Question, sent: Question, hasOtherContract: boolean): Question[] {
  if (hasOtherContract) return [{ ...now, id: nanoid() }];
  if (sameValue(now, sent)) return [];
  const words = restOf(now.words, sent.words);
  const changed = { ...now, id: nanoid(), words: typeof words === 'string' ? words : '' };
  return isAsked(changed) ? [changed] : [];
}

const textSince = (now: string, sent: string): string => {
  const rest = sent === '' ? now : restOf(now, sent);
  return typeof rest === 'string' ? rest : '';
};

/** Marks exactly what the stored moment contains as done; additions and changes since then stay open. */
export function withStored(contact: Contact, sent: SentMoment, momentId: string | null): Contact {
  const { part } = sent;
  const gone = part.files.map(({ mediaId }) => mediaId);
  const questions = contact.questions.flatMap((now) =>
    now.id === part.question?.id
      ? [
          { ...part.question, registered: true, momentId },
          ...changedSince(now, part.question, isOtherContract(contact, sent)),
        ]
      : [now],
  );
  return {
    ...contact,
    questions,
    notes: textSince(contact.notes, part.notes),
    files: contact.files.filter(({ mediaId }) => !gone.includes(mediaId)),
  };
}

/** Counts the notes and questions that were added since a contact was sent. */
export const countSince = (now: Contact, sent: Contact): number =>
  now.questions.filter(
    (question) =>
      isAsked(question) &&
      !question.registered &&
      !sent.questions.some((before) => sameValue(before, question)),
  ).length + (isFilledIn(textSince(now.notes, sent.notes)) ? 1 : 0);

/** Counts what is still to be registered: each question, and the notes with the files. */
export const countOpen = ({ questions, notes, files }: Contact): number =>
  questions.filter((question) => isAsked(question) && !question.registered).length +
  (isFilledIn(notes) || files.length > 0 ? 1 : 0);
