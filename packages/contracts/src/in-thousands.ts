/** 10000 as "10,000". For sentences that are put together as a module loads, where `Intl` would cost every start. */
export const inThousands = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
