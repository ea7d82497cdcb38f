import type { CaseActivity } from '@/domain/timeline/caseActivity';
import { AssigneeName } from '@/people';
import { activitiesTexts as texts } from './activitiesTexts';

/** Who did it; a colleague's name tells more of them. */
export const By = ({ colleague }: Pick<CaseActivity, 'colleague'>) =>
  colleague === null ? (
    texts.bySystem
  ) : (
    <>
      {texts.by} <AssigneeName assignee={colleague} name={colleague.name || texts.unknown} />
    </>
  );
