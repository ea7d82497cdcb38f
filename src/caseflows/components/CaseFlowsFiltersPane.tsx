import { lazy, memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { panelSet, selectDeviceMode } from '@/core/device/deviceSlice';
import { FiltersPane } from '@/ui/FiltersPane';
import { caseFlowListTexts } from '../caseFlowListTexts';
import type { CaseFlowAddress } from './useCaseFlowAddress';

const CaseFlowFiltersPanel = lazy(async () => ({
  default: (await import('./CaseFlowFiltersPanel')).CaseFlowFiltersPanel,
}));

/** The filters of the cases; the fields are fetched when the first rows stand there. */
export const CaseFlowsFiltersPane = memo(function CaseFlowsFiltersPane({
  address,
  ready,
}: {
  address: CaseFlowAddress;
  ready: boolean;
}) {
  const dispatch = useDispatch();
  const mode = useSelector(selectDeviceMode);
  const close = () => dispatch(panelSet({ panel: 'filters', open: false }));
  return (
    <FiltersPane
      title={caseFlowListTexts.filters.title}
      isPage={mode === 'mobile'}
      applyLabel={caseFlowListTexts.filters.apply}
      onApply={mode === 'desktop' ? null : close}
    >
      {ready ? <CaseFlowFiltersPanel address={address} /> : null}
    </FiltersPane>
  );
});
