export const ScenarioChannelDialog = () => null;
