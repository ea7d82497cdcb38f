import { refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { desk, repairs } from '../backend/demands';
import { db } from '../db/db';
import { collectiveObjectsAt } from './collectiveObjects';
import { specificationFor } from './rules';

export const repairLookupHandlers: Handlers = {
  'GET /api/v1/answer': repairs(({ query }) => {
    const parentId = query.get('parentId');
    if (parentId === null) return db.repairAnswers.where(({ parent }) => parent === null);
    const { id } = db.repairAnswers.named(parentId);
    return db.repairAnswers.where(({ parent }) => parent === id);
  }),
  'GET /api/v1/defect': repairs(({ query }) => {
    const answerId = query.get('answerId')?.toLowerCase() ?? null;
    return db.repairDefects.where((each) => answerId === null || each.answerId === answerId);
  }),
  'GET /api/v1/locationtypecode': repairs(() => db.locationTypes.all()),
  'GET /api/v1/specificationcode': repairs(() => db.specificationCodes.all()),
  'GET /api/v1/repairrequestrule': repairs(() => db.repairRules.all()),
  'GET /api/v1/unit/collectiveobjectsbycode/:code': desk(({ param, query }) =>
    collectiveObjectsAt(param('code'), query.get('unitId')),
  ),
  'GET /api/v1/repairrequest/actionspecification': repairs(({ query }) => {
    const asked = (name: string) => query.get(name) ?? refuse(400, `'${name}' ontbreekt.`);
    const [unitId, answerId, defectId] = [asked('unitId'), asked('answerId'), asked('defectId')];
    db.units.named(unitId);
    const answer = db.repairAnswers.named(answerId);
    const defect = db.repairDefects.named(defectId);
    if (defect.answerId !== answer.id) refuse(422, 'Het gebrek hoort niet bij dit antwoord.', 'defectId');
    return specificationFor(defect);
  }),
};
