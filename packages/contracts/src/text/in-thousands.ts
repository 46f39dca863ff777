/** 10000 as "10,000". For sentences built while a module loads, where `Intl` would slow down every start. */
export const inThousands = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
