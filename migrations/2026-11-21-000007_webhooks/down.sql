DROP TABLE webhook_news, webhooks;
