import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  panelSet,
  panelToggled,
  selectDeviceMode,
  selectIsPanelOpen,
  type WithDevice,
} from '@/core/device/deviceSlice';
import { useAfterPaint } from '@/lib/useAfterPaint';
import { Boundary } from '@/ui/feedback/Boundary';
import { FiltersPane } from '@/ui/list/FiltersPane';
import { FiltersToggle } from '@/ui/list/FiltersToggle';
import { RecordContent } from '@/ui/record/OpenedRecord';
import { personTexts as texts } from '../personTexts';
import styles from './CardTab.module.css';

interface CardTabProps {
  label: string;
  /** The left panel of the tab; on a tablet or phone it folds away. */
  filters?: ReactNode;
  children: ReactNode;
}

/** What a tab of the card holds, with its filters beside it. */
export function CardTab({ label, filters, children }: CardTabProps) {
  const dispatch = useDispatch();
  const mode = useSelector(selectDeviceMode);
  const open = useSelector((state: WithDevice) => selectIsPanelOpen(state, 'filters'));
  /* The fields weigh as much as what they filter, which is what is waited for. */
  const withFields = useAfterPaint();
  if (filters === undefined) return <RecordContent label={label}>{children}</RecordContent>;
  const isDesktop = mode === 'desktop';
  return (
    <div className={styles.tab}>
      {open && (
        <div className={styles.filters}>
          <Boundary>
            <FiltersPane
              title={texts.filters}
              isPage={false}
              applyLabel={texts.applyFilters}
              onApply={isDesktop ? null : () => dispatch(panelSet({ panel: 'filters', open: false }))}
            >
              {withFields ? filters : null}
            </FiltersPane>
          </Boundary>
        </div>
      )}
      {(isDesktop || mode === 'tablet' || !open) && (
        <div className={styles.main}>
          {!isDesktop && (
            <div className={styles.bar}>
              <FiltersToggle
                open={open}
                label={open ? texts.hideFilters : texts.showFilters}
                onToggle={() => dispatch(panelToggled('filters'))}
              />
            </div>
          )}
          <RecordContent label={label}>{children}</RecordContent>
        </div>
      )}
    </div>
  );
}
