import type { CaseActivity } from '@/domain/timeline/caseActivity';
import { AssigneeName } from '@/shared/people';
import { activitiesTexts as texts } from './activitiesTexts';

/** Names the author of an activity; the name of a colleague opens their details. */
export const By = ({ colleague }: Pick<CaseActivity, 'colleague'>) =>
  colleague === null ? (
    texts.bySystem
  ) : (
    <>
      {texts.by} <AssigneeName assignee={colleague} name={colleague.name || texts.unknown} />
    </>
  );
