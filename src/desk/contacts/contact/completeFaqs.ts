import { call, put, select } from 'typed-redux-saga';
import { orNull } from '@/api/http/orNull';
import { readFaq } from '@/api/knowledge/knowledge';
import { selectConfig } from '@/core/config/configSlice';
import { withQuestion } from './contact';
import { contactSaved, selectContact } from './contacts';
import { withKnownFaq } from './question';

/**
 * Completes the questions that are known only by their id, for example from an address, because registering a question
 * needs its subject and visibility.
 */
export function* completeFaqs(contactId: string) {
  const { publicTimelineApplicationIds } = yield* select(selectConfig);
  const contact = yield* select(selectContact, contactId);
  for (const { id, faq } of contact?.questions ?? []) {
    if (faq === null || faq.isPublic !== null) continue;
    /* A question that cannot be read stays unchanged; its contact moment is then not public. */
    const found = yield* call(() => orNull(readFaq(faq.id)));
    const now = yield* select(selectContact, contactId);
    const question = now?.questions.find((one) => one.id === id);
    if (now && found && question?.faq?.id === faq.id)
      yield* put(
        contactSaved(withQuestion(now, withKnownFaq(question, found, publicTimelineApplicationIds))),
      );
  }
}
