import type { Handlers } from '../backend/backend';
import { session } from '../backend/demands';
import { db } from '../db/db';
import type { SubjectRecord } from '../db/records';
import type { Subject } from '../wire/knowledge';

const toSubject = (subject: SubjectRecord): Subject => ({ ...subject, title: subject.name });

export const thesaurusHandlers: Handlers = {
  'GET /api/v1/thesaurus/root': session(() =>
    db.subjects.where(({ parentId }) => parentId === null).map(toSubject),
  ),
  'GET /api/v1/thesaurus/forParent/:tagId': session(({ param }) => {
    const parent = db.subjects.named(param('tagId'));
    return db.subjects.where(({ parentId }) => parentId === parent.id).map(toSubject);
  }),
};
