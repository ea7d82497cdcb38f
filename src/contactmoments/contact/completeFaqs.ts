import { call, put, select } from 'typed-redux-saga';
import { orNull } from '@/api/http/orNull';
import { readFaq } from '@/api/knowledge/knowledge';
import { selectConfig } from '@/core/config/configSlice';
import { withQuestion } from './contact';
import { contactSaved, selectContact } from './contacts';
import { withKnownFaq } from './question';

/** Of a question that came with an address only the id is known; its subject and who may read it go with what is registered. */
export function* completeFaqs(contactId: string) {
  const { publicTimelineApplicationIds } = yield* select(selectConfig);
  const contact = yield* select(selectContact, contactId);
  for (const { id, faq } of contact?.questions ?? []) {
    if (faq === null || faq.isPublic !== null) continue;
    /* What cannot be read stays as it is, and nobody else may then read what is registered about it. */
    const found = yield* call(() => orNull(readFaq(faq.id)));
    const now = yield* select(selectContact, contactId);
    const question = now?.questions.find((one) => one.id === id);
    if (now && found && question?.faq?.id === faq.id)
      yield* put(
        contactSaved(withQuestion(now, withKnownFaq(question, found, publicTimelineApplicationIds))),
      );
  }
}
