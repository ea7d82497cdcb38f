import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { restOf } from '@/core/drafts/draftRest';
import * as d from '@/domain/decode/decode';
import { isMomentAbout, type MomentAbout } from '@/domain/timeline/contactMoment';
import { isFilledIn } from '@/lib/text';
import { sameValue } from '@/lib/values';
import { KeptFile } from '@/media';
import type { Contact } from '../contact/contact';
import { isAsked, Question } from '../contact/question';

/** What of a contact goes with one contact moment. */
const Part = v.object({
  question: v.nullable(Question),
  notes: v.string(),
  files: v.array(KeptFile),
});
export type Part = v.InferOutput<typeof Part>;

/** A contact moment that is sent, with the part of the contact that it says. */
export interface SentMoment extends MomentAbout {
  /** Absent in what an earlier version of the program sent. */
  part?: Part;
}

export const isSentMoment = (kept: unknown): kept is SentMoment =>
  isMomentAbout(kept) && (!('part' in kept) || v.is(Part, kept.part));

/** An earlier version said nothing about the part: the notes were sent if the moment says them. */
function sentPart({ part, contact: moment }: SentMoment, contact: Contact, questionId: string | null): Part {
  if (part) return part;
  const question = contact.questions.find(({ id }) => id === questionId) ?? null;
  return {
    question,
    notes: moment.description.includes(contact.notes.trim()) ? contact.notes : '',
    files: contact.files.filter(({ mediaId }) => moment.mediaIds.includes(mediaId)),
  };
}

/** Another contract was chosen than the moment was sent with. */
const isOtherContract = ({ contract }: Contact, { contact: moment }: SentMoment): boolean =>
  contract !== undefined && (contract?.id ?? null) !== v.parse(d.optionalId, moment.contractId);

/** What was changed of a question while it was sent is asked anew; all of it where another contract was chosen. */
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

interface Stored {
  sent: SentMoment;
  questionId: string | null;
  momentId: string | null;
}

/** The contact once the server has one moment of it: exactly what was sent is done, what was added or changed since stays open. */
export function withStored(contact: Contact, { sent, questionId, momentId }: Stored): Contact {
  const part = sentPart(sent, contact, questionId);
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

/** How much was noted and asked since a contact was sent. */
export const countSince = (now: Contact, sent: Contact): number =>
  now.questions.filter(
    (question) =>
      isAsked(question) &&
      !question.registered &&
      !sent.questions.some((before) => sameValue(before, question)),
  ).length + (isFilledIn(textSince(now.notes, sent.notes)) ? 1 : 0);

/** How much of a contact is still to be registered: each question, and what was noted. */
export const countOpen = ({ questions, notes, files }: Contact): number =>
  questions.filter((question) => isAsked(question) && !question.registered).length +
  (isFilledIn(notes) || files.length > 0 ? 1 : 0);
