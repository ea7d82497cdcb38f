import type { ReactNode } from 'react';
import { MediaList } from '@/shared/media';
import { type RepairItem, repairItemStatusLabel, RepairItemStatus } from '@/domain/repairs/repairRequest';
import { IconButton } from '@/ui/buttons/IconButton';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { useReadOnly } from '@/ui/fields/ReadOnlyFields';
import { TrashIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { cardClass, CardWords } from '@/ui/rows/Cards';
import { repairsTexts } from '../repairsTexts';
import styles from './Request.module.css';
import { useFundName } from '../useFundName';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { repairLookups } from '@/api/repairs/repairLookups';

const { repairAnswers } = repairLookups.endpoints;

/** The name of one answer below its parent; empty while it is unknown. */
function useName(id: string | undefined, parentId: string | null): string[] {
  const { currentData: answers } = repairAnswers.useQuery(id === undefined ? skipToken : parentId);
  return answers?.find((answer) => answer.id === id)?.name?.split('\n', 1) ?? [];
}

/** The known names of the three answers that lead to a defect. */
function usePathNames([first, second, third]: readonly string[]): string[] {
  return [...useName(first, null), ...useName(second, first ?? null), ...useName(third, second ?? null)];
}

const texts = repairsTexts.items;

interface RepairItemCardProps {
  item: RepairItem;
  /** Absent if the defect can no longer be removed. */
  onRemove?: (name: string) => void;
  /** Further actions for the defect. */
  children?: ReactNode;
}

export function RepairItemCard({ item, onRemove, children }: RepairItemCardProps) {
  const { defectName, isPlannable, remarks, media, status, answerPath, serviceFundId } = item;
  const name = defectName ?? texts.unknownDefect;
  const readOnly = useReadOnly();
  const path = usePathNames(answerPath);
  const fund = useFundName(serviceFundId);
  return (
    <li className={cardClass}>
      <CardWords
        title={name}
        aside={
          <>
            {(status !== RepairItemStatus.Pending || onRemove === undefined) && (
              <Badge>{repairItemStatusLabel(status)}</Badge>
            )}
            <Badge tone={isPlannable ? 'info' : 'neutral'}>
              {isPlannable ? texts.planned : texts.unplanned}
            </Badge>
            {children}
            {onRemove && (
              <IconButton
                size="s"
                icon={TrashIcon}
                label={texts.removeOf(name)}
                disabledReason={readOnly ? fieldTexts.readOnly : null}
                onClick={() => onRemove(name)}
              />
            )}
          </>
        }
        meta={[path.join(' › '), fund && texts.fund(fund)].filter(Boolean).join(' · ')}
      >
        {remarks !== '' && <p className={styles.remarks}>{remarks}</p>}
      </CardWords>
      {media.length > 0 && <MediaList ids={media} />}
    </li>
  );
}
