export const StepPickUpDialog = () => null;
