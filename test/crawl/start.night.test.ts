import { crawlWhat } from "./crawl-as.ts";

crawlWhat("start");
